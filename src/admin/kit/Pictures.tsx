import { DocumentsField } from '../../ui/console/form/DocumentsField';
import { FormGrid } from '../../ui/console/form/FormGrid';
import { PictureField } from '../../ui/console/form/PictureField';
import { Filled, Part } from './Part';
import { picture } from './samples';

const file = { id: 'a', file_name: 'Kế hoạch truyền thông quý IV.pdf', size: 2_621_440, url: '#' };
const values = {
  ...{ face: '', face_set: picture, face_closed: picture, square: '', square_set: picture },
  ...{ cover: '', cover_set: picture, files: [file] },
};
const faults = { face: 'picture_too_large' };

export function Pictures() {
  return (
    <Part name="pictures">
      <Filled values={values} faults={faults}>
        <FormGrid title="Pictures">
          <PictureField source="face" label="Face, wrong" name="Nguyễn An" half />
          <PictureField source="face_set" label="Face, filled" name="Nguyễn An" half />
          <PictureField source="face_closed" label="Face, closed" name="Nguyễn An" disabled half />
          <span />
          <PictureField source="square" label="Square, empty" name="Tên Hãng" shape="square" half />
          <PictureField source="square_set" label="Square, filled" name="Tên Hãng" shape="square" half />
          <PictureField source="cover" label="Cover, empty" name="" shape="cover" half />
          <PictureField source="cover_set" label="Cover, filled" name="" shape="cover" half />
          <DocumentsField source="files" label="Documents" />
        </FormGrid>
      </Filled>
    </Part>
  );
}
