import { jsPDF } from 'jspdf';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { uploadLimits } from '../../src/domain/limits';
import * as inspect from '../../src/server/adapters/files/inspect';
import { sizes } from '../../src/server/adapters/files/pictures';
import { blank, hugePng, noise, sha256, tooLarge, wrongType } from './files.fixtures';

const acceptPicture = (bytes: Buffer, name: string) => inspect.acceptPicture(bytes, name, { key: 'somebody' });

async function svg(inside: string, attributes = ''): Promise<string> {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="30" ${attributes}>${inside}</svg>`;
  const accepted = await acceptPicture(Buffer.from(text), 'logo.svg');
  expect(accepted).toMatchObject({ type: 'image/svg+xml', extension: 'svg', width: 40, height: 30 });
  return accepted.bytes.toString();
}

describe('pictures', () => {
  it.each([
    ['jpg', 'jpeg', 'image/jpeg'],
    ['png', 'png', 'image/png'],
    ['webp', 'webp', 'image/webp'],
    ['gif', 'gif', 'image/gif'],
  ] as const)('accepts %s and encodes it anew', async (extension, format, type) => {
    const bytes = await noise(60, 40).toFormat(format).toBuffer();
    const accepted = await acceptPicture(bytes, `photo.${extension}`);
    expect(accepted).toMatchObject({ type, extension, width: 60, height: 40, name: `photo.${extension}` });
    expect(accepted.sha256).toBe(sha256(accepted.bytes));
    expect(await sharp(accepted.bytes).metadata()).toMatchObject({ format, width: 60, height: 40 });
  });

  it('encodes the same upload to the same content', async () => {
    const bytes = await noise(50, 50).jpeg().toBuffer();
    expect((await acceptPicture(bytes, 'a.jpg')).sha256).toBe((await acceptPicture(bytes, 'b.jpg')).sha256);
  });

  it('goes by the bytes where the name says otherwise', async () => {
    const accepted = await acceptPicture(await blank(10, 10).png().toBuffer(), 'C:\\fakepath\\Ảnh bìa.jpg');
    expect(accepted).toMatchObject({ type: 'image/png', extension: 'png', name: 'Ảnh bìa.png' });
  });

  it('drops what hides behind the picture', async () => {
    const bytes = Buffer.concat([await blank(10, 10).png().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    const accepted = await acceptPicture(bytes, 'a.png');
    expect(accepted.bytes.includes('<script>')).toBe(false);
  });

  it.each([
    ['HTML', Buffer.from('<!doctype html><html><body><script>alert(1)</script></body></html>')],
    [
      'HTML around an SVG',
      Buffer.from('<html><svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9"/></svg></html>'),
    ],
    ['a PDF', Buffer.from(new jsPDF().output('arraybuffer'))],
    ['a BMP', Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)])],
    ['random bytes', Buffer.from(Array.from({ length: 500 }, (_, i) => (i * 97) % 251))],
    ['only a PNG signature', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s named .png', async (_what, bytes) => {
    await expect(acceptPicture(bytes, 'photo.png')).rejects.toMatchObject(wrongType);
  });

  it('refuses a TIFF, which sharp could read', async () => {
    await expect(acceptPicture(await blank(9, 9).tiff().toBuffer(), 'a.png')).rejects.toMatchObject(wrongType);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('refuses a cut-off %s', async (format) => {
    const whole = await noise(400, 400).toFormat(format).toBuffer();
    const cut = whole.subarray(0, Math.floor(whole.length / 2));
    await expect(acceptPicture(cut, 'a')).rejects.toMatchObject(wrongType);
  });

  it('refuses a picture over 3 MB, takes one just below', async () => {
    const png = await blank(10, 10).png().toBuffer();
    const padded = (length: number) => Buffer.concat([png, Buffer.alloc(length - png.length)]);
    await expect(acceptPicture(padded(uploadLimits.picture + 1), 'a.png')).rejects.toMatchObject(tooLarge);
    expect((await acceptPicture(padded(uploadLimits.picture), 'a.png')).type).toBe('image/png');
  });

  it('refuses a decompression bomb before unpacking it', async () => {
    const bomb = hugePng(20_000, 20_000);
    expect(bomb.length).toBeLessThan(uploadLimits.picture);
    await expect(acceptPicture(bomb, 'a.png')).rejects.toMatchObject(tooLarge);
    expect(await acceptPicture(hugePng(2_000, 1_000), 'a.png')).toMatchObject({ width: 2_000, height: 1_000 });
  });

  it('turns by the EXIF orientation, then removes place and camera', async () => {
    const bytes = await blank(60, 40)
      .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '10/1 46/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const before = await sharp(bytes).metadata();
    expect(before.exif).toBeDefined();
    expect(before.orientation).toBe(6);
    expect(bytes.includes('SecretCamera')).toBe(true);

    const accepted = await acceptPicture(bytes, 'a.jpg');
    expect(accepted).toMatchObject({ width: 40, height: 60 });
    const after = await sharp(accepted.bytes).metadata();
    expect(after.exif ?? after.xmp ?? after.iptc ?? after.orientation).toBeUndefined();
    expect(accepted.bytes.includes('SecretCamera')).toBe(false);
    expect(accepted.bytes.includes('Exif')).toBe(false);
  });

  it.each(['gif', 'webp'] as const)('keeps an animated %s moving', async (format) => {
    const frames = await Promise.all([1, 2, 3].map(() => noise(30, 20).png().toBuffer()));
    const bytes = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
    const accepted = await acceptPicture(bytes, `a.${format}`);
    expect(accepted).toMatchObject({ width: 30, height: 20 });
    expect((await sharp(accepted.bytes).metadata()).pages).toBe(3);
  });

  it('keeps the first frame of an animation too large to keep whole', async () => {
    const frames = await Promise.all(
      ['#111', '#222', '#333'].map((background) =>
        sharp({ create: { width: 3000, height: 2500, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const bytes = await sharp(frames, { join: { animated: true } })
      .gif({ effort: 1 })
      .toBuffer();
    const accepted = await acceptPicture(bytes, 'a.gif');
    expect(accepted).toMatchObject({ type: 'image/gif', width: 3000, height: 2500 });
    expect((await sharp(accepted.bytes).metadata()).pages ?? 1).toBe(1);
  });

  it('makes smaller copies that never grow', async () => {
    const copies = await sizes((await acceptPicture(await noise(800, 400).png().toBuffer(), 'a.png')).bytes);
    expect(copies.map(({ size, width, height, type }) => [size, width, height, type])).toEqual([
      [96, 96, 48, 'image/webp'],
      [320, 320, 160, 'image/webp'],
      [960, 800, 400, 'image/webp'],
    ]);
    for (const copy of copies) {
      expect(copy.sha256).toBe(sha256(copy.bytes));
      expect((await sharp(copy.bytes).metadata()).format).toBe('webp');
    }
  });
});

describe('SVG', () => {
  const path = '<path d="M0 0h9v9z"/>';

  it('keeps the drawing, gradients, its own references and plain styles', async () => {
    const clean = await svg(
      `<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs>
       <style>.a{fill:url(#g)} g > path{stroke:red}</style>
       <g class="a" style="opacity:.5;image-rendering:auto">${path}</g>
       <use xlink:href="#g"/><text x="1" y="9">A &amp; B</text>`,
    );
    expect(clean).toContain('<linearGradient id="g">');
    expect(clean).toContain('fill:url(#g)');
    expect(clean).toContain('style="opacity:.5;image-rendering:auto"');
    expect(clean).toContain('xlink:href="#g"');
    expect(clean).toContain('A &amp; B');
  });

  it.each([
    ['script', `<script>alert(1)</script>${path}`],
    ['script with an encoded body', `<script><![CDATA[alert(1)]]></script>${path}`],
    ['prefixed script', `<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>${path}`],
    [
      'foreignObject',
      `<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><b>alert(1)</b></body><text>alert(1)</text></foreignObject>${path}`,
    ],
    ['event handlers', `<g onclick="alert(1)" ONLOAD="alert(1)">${path}</g>`],
    ['animation of a link', `<set attributeName="href" to="javascript:alert(1)"/>${path}`],
    ['javascript link', `<a xlink:href="javascript:alert(1)">${path}</a>${path}`],
    ['javascript with an entity', `<use href="java&#115;cript:alert(1)"/>${path}`],
    ['external image', `<image href="http://evil.example/x.png" width="5" height="5"/>${path}`],
    ['external use', `<use xlink:href="//evil.example/a.svg#x"/>${path}`],
    ['external feImage', `<filter id="f"><feImage href="http://evil.example/x.png"/></filter>${path}`],
    ['url in a style', `<g style="fill:url(http://evil.example/x)">${path}</g>`],
    ['url in an attribute', `<g fill="url( 'http://evil.example/x#a' )">${path}</g>`],
    ['escaped url', `<g style="fill:u\\72l(evil.example)">${path}</g>`],
    ['import in a style sheet', `<style>@import 'http://evil.example/x.css';</style>${path}`],
    ['url in a style sheet', `<style>path{fill:url(http://evil.example/x)}</style>${path}`],
    ['markup out of a style sheet', `<style>&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;</style>${path}`],
    ['another namespace', `<g xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></g>${path}`],
    ['data document', `<use href="data:image/svg+xml;base64,PHN2Zy8+#evil.example"/>${path}`],
  ])('neutralises %s', async (_what, inside) => {
    const clean = await svg(inside);
    expect(clean).toContain('<path d="M0 0h9v9z">');
    expect(clean).not.toMatch(/script|alert|evil|foreignObject|onclick|onload|data:|xhtml|@import/i);
  });

  it('drops handlers and outside references of the root', async () => {
    const clean = await svg(path, 'onload="alert(1)" style="background:url(http://evil.example)"');
    expect(clean).not.toMatch(/alert|evil/);
  });

  it('drops style sheet instructions and comments before the drawing', async () => {
    const text = `<?xml version="1.0"?><?xml-stylesheet href="http://evil.example/x.css"?><!-- evil --><svg xmlns="http://www.w3.org/2000/svg" width="4" height="3">${path}</svg>`;
    const { bytes } = await acceptPicture(Buffer.from(text), 'a.svg');
    expect(bytes.toString()).not.toContain('evil');
    expect(bytes.toString().startsWith('<svg ')).toBe(true);
  });

  it.each([
    ['is cut off', '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><path d="M0 0h9"'],
    ['is not well-formed', '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><g><path d="M0 0h9"/></svg>'],
    [
      'holds nothing but a script',
      '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><script>1</script></svg>',
    ],
    [
      'declares entities',
      '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><path d="M0 0h9"/></svg>',
    ],
    ['is another XML', '<?xml version="1.0"?><note><svg/></note>'],
  ])('refuses one that %s', async (_what, text) => {
    await expect(acceptPicture(Buffer.from(text), 'a.svg')).rejects.toMatchObject(wrongType);
  });

  it('refuses references that multiply without end', async () => {
    const levels = Array.from({ length: 12 }, (_, i) => `<g id="l${i + 1}">${`<use href="#l${i}"/>`.repeat(10)}</g>`);
    const text = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><defs><path id="l0" d="M0 0h9v9z"/>${levels.join('')}</defs><use href="#l12"/></svg>`;
    await expect(acceptPicture(Buffer.from(text), 'a.svg')).rejects.toMatchObject(wrongType);
  });

  it('refuses one drawn on too many pixels', async () => {
    const text = `<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000">${path}</svg>`;
    await expect(acceptPicture(Buffer.from(text), 'a.svg')).rejects.toMatchObject(tooLarge);
  });
});
