/** Which of a vehicle's papers runs out first, and when. */
import { useTranslate } from 'ra-core';
import { PAPERS, SCRAPPED, type Vehicle } from '../../contract/vehicle.ts';
import { Expiry } from '../../nouns/papers/Expiry.tsx';

export function FirstPaper({ vehicle }: { vehicle: Vehicle }) {
  const translate = useTranslate();
  const { papersExpire } = vehicle;
  const first = PAPERS.find(paper => papersExpire !== null && vehicle[paper] === papersExpire);
  return (
    <Expiry
      end={papersExpire}
      name={first && translate(`vehicle.paper.${first}`)}
      isIdle={vehicle.state === SCRAPPED}
    />
  );
}
