/** Asks before a picture of a record is removed, and says what became of it. */
import { useTranslate } from 'ra-core';
import { useFailureText } from '../../data/use-failure-text.ts';
import { BulkResultDialog } from '../../kit/bulk/BulkResultDialog.tsx';

interface RemovePictureProps {
  /** As of `PictureCard`. */
  words: string;
  picture: { id: string; kind: number };
  remove(id: string): Promise<unknown>;
  onClose(): void;
}

export function RemovePicture({ words, picture: { id, kind }, remove, onClose }: RemovePictureProps) {
  const translate = useTranslate();
  const describe = useFailureText();
  const name = translate(`${words}.kind.${kind}`);
  return (
    <BulkResultDialog
      title={translate(`${words}.remove`)}
      question={translate(`${words}.removeOne`, { kind: name })}
      confirmLabel={translate(`${words}.remove`)}
      isDangerous
      items={[{ id, name }]}
      act={async one => {
        await remove(one);
        return undefined;
      }}
      describe={failure => describe(failure).text}
      onClose={onClose}
    />
  );
}
