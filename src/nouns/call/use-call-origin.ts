/** The call from which a record is taken down: what its draft is kept and told by. */
import { useTranslate } from 'ra-core';
import type { ScreenPop } from '../../contract/call-centre.ts';

interface Origin {
  key: string;
  /** Who calls. */
  name: string;
}

export function useCallOrigin(callId: string): (pop: ScreenPop | undefined) => Origin {
  const translate = useTranslate();
  return pop => {
    const who = [pop?.passenger?.nickName, pop?.call.callno].filter(Boolean).join(' ');
    return {
      key: `call-${callId}`,
      name: translate('call.ofCall', { who: who || translate('call.hidden') }),
    };
  };
}
