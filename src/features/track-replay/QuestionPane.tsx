/** Which vehicles, from when to when; and what came of it, vehicle by vehicle. */
import Button from '@mui/material/Button';
import { Search } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { LONGEST_TRACK_MS } from '../../contract/gis-past.ts';
import { serverNow } from '../../data/server-clock.ts';
import { midnight } from '../../kit/format/time.ts';
import { PageState } from '../../kit/state/PageState.tsx';
import type { Player } from '../../map/tracks/player.ts';
import { PlateEntry } from '../../nouns/fleet-map/PlateEntry.tsx';
import { Fields, List, Note, Quick, Scroll } from '../../nouns/fleet-map/parts.ts';
import type { Ride } from '../../nouns/replay/ride.ts';
import { RideRow } from './RideRow.tsx';
import { MOST_VEHICLES, type Question, type Span, spanProblem } from './replay-question.ts';
import { SpanFields, type SpanText, spanOfText, spanText } from './SpanFields.tsx';

interface QuestionPaneProps {
  question: Question;
  rides: readonly Ride[];
  player: Player;
  hidden: ReadonlySet<string>;
  followed: string | null;
  /** Null where there is no map to follow on. */
  onFollow: ((plate: string) => void) | null;
  onToggle(plate: string): void;
  /** The same question again is asked anew. */
  onAsk(question: Question): void;
}

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** Ends at the minute that has begun. */
const now = () => Math.ceil(serverNow() / MINUTE) * MINUTE;
const QUICK = {
  hour: (): Span => ({ startTime: now() - HOUR, endTime: now() }),
  today: (): Span => ({ startTime: midnight(serverNow(), 0), endTime: now() }),
  yesterday: (): Span => ({ startTime: midnight(serverNow(), 1), endTime: midnight(serverNow(), 0) }),
};
const QUICK_NAMES = ['hour', 'today', 'yesterday'] as const;

export function QuestionPane(props: QuestionPaneProps) {
  const { question, rides, player, hidden, followed, onFollow, onToggle, onAsk } = props;
  const translate = useTranslate();
  const { text, span, setText } = useSpanText(question);
  const problem = spanProblem(span, LONGEST_TRACK_MS);
  const ask = (plates: readonly string[], of: Span = span) =>
    onAsk({ plates, isCut: false, startTime: of.startTime, endTime: of.endTime });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!problem) ask(question.plates);
  };
  const choose = (of: Span) => {
    setText(spanText(of));
    ask(question.plates, of);
  };

  return (
    <Scroll>
      <Fields>
        <PlateEntry
          plates={question.plates}
          most={MOST_VEHICLES}
          onAdd={fresh => {
            ask([...question.plates, ...fresh]);
            return undefined;
          }}
        />
        {question.isCut && (
          <Note role="alert">{translate('trackReplay.entry.cut', { most: MOST_VEHICLES })}</Note>
        )}
      </Fields>
      <Fields as="form" onSubmit={handleSubmit}>
        <SpanFields value={text} longestMs={LONGEST_TRACK_MS} onChange={setText} />
        <Quick>
          {QUICK_NAMES.map(name => (
            <button key={name} type="button" onClick={() => choose(QUICK[name]())}>
              {translate(`trackReplay.span.quick.${name}`)}
            </button>
          ))}
          {problem === 'tooLong' && span.startTime !== null && (
            <button
              type="button"
              onClick={() => choose({ ...span, endTime: (span.startTime ?? 0) + LONGEST_TRACK_MS })}
            >
              {translate('trackReplay.span.shorten')}
            </button>
          )}
        </Quick>
        <Button
          type="submit"
          variant="contained"
          disabled={problem !== null || question.plates.length === 0}
          startIcon={<Search size={14} aria-hidden />}
        >
          {translate('trackReplay.show')}
        </Button>
      </Fields>
      {question.plates.length === 0 ? (
        <PageState title={translate('trackReplay.none')} why={translate('trackReplay.noneWhy')} />
      ) : (
        <List aria-label={translate('trackReplay.vehicles')}>
          {question.plates.map((plate, index) => (
            <RideRow
              key={plate}
              number={index + 1}
              plate={plate}
              ride={rides[index]}
              player={player}
              isHidden={hidden.has(plate)}
              isFollowed={followed === plate}
              onFollow={onFollow}
              onToggle={onToggle}
              onRemove={() => ask(question.plates.filter(other => other !== plate))}
            />
          ))}
        </List>
      )}
    </Scroll>
  );
}

/** What is typed, until the address asks for something else. */
function useSpanText(question: Question) {
  const asked = `${question.startTime} ${question.endTime}`;
  const [told, setTold] = useState(asked);
  const [text, setText] = useState(() => spanText(isSaid(question) ? question : QUICK.today()));
  if (told !== asked) {
    setTold(asked);
    if (isSaid(question)) setText(spanText(question));
  }
  const isAsWas = isSameText(text, spanText(question));
  // the fields show minutes: a link may know better
  return { text, span: isAsWas ? question : spanOfText(text), setText };
}

const isSameText = (one: SpanText, other: SpanText) => one.from === other.from && one.to === other.to;

const isSaid = ({ startTime, endTime }: Span) => startTime !== null || endTime !== null;
