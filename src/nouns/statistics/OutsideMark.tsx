/** Before a figure outside its normal range: a shape to see, and a word to hear. */
import { useTranslate } from 'ra-core';
import { StatusShape } from '../../kit/StatusMark.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';

export function OutsideMark() {
  const translate = useTranslate();
  return (
    <>
      <StatusShape tone="bad" />
      <VisuallyHidden>{translate('statistics.outside')}</VisuallyHidden>
    </>
  );
}
