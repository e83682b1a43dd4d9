/** Replay of rides on the map: what is asked at the left, what it was on the map, and the bar of time under both. */
import { useLocation, useNavigate, useStore } from 'ra-core';
import { useMemo } from 'react';
import { ReplayFrame } from '../../nouns/replay/ReplayView.tsx';
import { ReplayDesk } from './ReplayDesk.tsx';
import { addressOfQuestion, askable, type Question, readQuestion } from './replay-question.ts';
import { useRides } from './use-rides.ts';

const MINUTE = 60_000;

export default function ReplayPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const question = useMemo(() => readQuestion(search), [search]);
  const asked = useMemo(() => askable(question), [question]);
  const [leastMinutes, setLeastMinutes] = useStore('replay.leastStop', 2);
  const rides = useRides(asked, leastMinutes * MINUTE);
  const handleAsk = (next: Question) => {
    const address = addressOfQuestion(next);
    if (address !== addressOfQuestion(question)) return navigate(address, { replace: true });
    for (const ride of rides) ride.ask();
  };
  return (
    <ReplayFrame>
      <ReplayDesk
        question={question}
        asked={asked}
        rides={rides}
        leastMinutes={leastMinutes}
        onLeast={setLeastMinutes}
        onAsk={handleAsk}
      />
    </ReplayFrame>
  );
}
