const [width, height] = [1280, 720];
const logoSide = 300;

interface Painted {
  name: string;
  logo: string | null;
}

/** A cover of 16:9 drawn from a brand: its logo, or else its first letter, on a ground whose colour its name decides. */
export async function drawCover({ name, logo }: Painted): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('this browser draws no pictures');
  paintGround(paper, hueOf(name));
  const [left, top] = [(width - logoSide) / 2, (height - logoSide) / 2];
  if (logo) paper.drawImage(await loaded(logo), left, top, logoSide, logoSide);
  else paintLetter(paper, name);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the picture could not be written');
  return new File([blob], 'bia.png', { type: 'image/png' });
}

function hueOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7);
}

function paintGround(paper: CanvasRenderingContext2D, hue: number): void {
  const ground = paper.createLinearGradient(0, 0, width, height);
  ground.addColorStop(0, `hsl(${hue} 55% 32%)`);
  ground.addColorStop(1, `hsl(${(hue + 40) % 360} 60% 58%)`);
  paper.fillStyle = ground;
  paper.fillRect(0, 0, width, height);
  paper.strokeStyle = 'rgb(255 255 255 / 18%)';
  paper.lineWidth = 3;
  for (let radius = 240; radius <= 900; radius += 110) {
    paper.beginPath();
    paper.arc(width / 2, height / 2, radius, 0, 2 * Math.PI);
    paper.stroke();
  }
}

function paintLetter(paper: CanvasRenderingContext2D, name: string): void {
  paper.fillStyle = '#ffffff';
  paper.font = `600 ${logoSide}px sans-serif`;
  paper.textAlign = 'center';
  paper.textBaseline = 'middle';
  paper.fillText(name.trim().charAt(0).toUpperCase(), width / 2, height / 2);
}

function loaded(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error(`no picture at ${url}`));
    image.src = url;
  });
}
