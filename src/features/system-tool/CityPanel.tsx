/** The simulated city: what goes on in it, and a hand on its clock, its weather and its mishaps. */
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import NativeSelect from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { CITY_SPEEDS, type CityState, cityCalls } from '../../contract/city.ts';
import { useMay } from '../../data/session-context.tsx';
import { useAnswer, useCall } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { Framed } from '../../kit/Framed.tsx';
import { FieldShell } from '../../kit/form/FieldShell.tsx';
import { CityFacts } from './CityFacts.tsx';
import { CITY_POLL_MS } from './pace.ts';

const RAINS = ['dry', 'rain', 'downpour'] as const;
const ACCIDENT = { minutes: 15 };
const CUT = { percent: 20, minutes: 10 };

export function CityPanel() {
  const translate = useTranslate();
  const describe = useFailureText();
  const id = useId();
  const { data, error } = useAnswer(cityCalls.cityState, {}, { repeatMs: CITY_POLL_MS });
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{translate('systemTool.city.title')}</h2>
      {data === undefined && <p role={error ? 'alert' : undefined}>{error ? describe(error).text : '…'}</p>}
      {data === null && <p>{translate('systemTool.city.off')}</p>}
      {data && (
        <>
          <CityFacts city={data} />
          <Steering city={data} />
        </>
      )}
    </section>
  );
}

function Steering({ city }: { city: CityState }) {
  const translate = useTranslate();
  const describe = useFailureText();
  const id = useId();
  const may = useMay(cityCalls.steerCity);
  const { mutate, isPending, error } = useCall(cityCalls.steerCity);
  if (!may) return null;
  const word = (key: string, words?: object) => translate(`systemTool.city.${key}`, words);
  const steer = (body: Parameters<typeof mutate>[0]['body']) => mutate({ body });
  return (
    <Grid aria-busy={isPending}>
      <FieldShell label={word('speed')} htmlFor={`${id}-speed`}>
        <NativeSelect
          id={`${id}-speed`}
          value={city.speed}
          input={<Framed />}
          onChange={({ target }) =>
            steer({ speed: CITY_SPEEDS.find(speed => speed === Number(target.value)) })
          }
        >
          {CITY_SPEEDS.map(speed => (
            <option key={speed} value={speed}>
              {word('times', { speed })}
            </option>
          ))}
        </NativeSelect>
      </FieldShell>
      <FieldShell label={word('weather')} htmlFor={`${id}-rain`}>
        <NativeSelect
          id={`${id}-rain`}
          value={city.rain}
          input={<Framed />}
          onChange={({ target }) =>
            steer({ rain: ([0, 1, 2] as const).find(rain => rain === Number(target.value)) })
          }
        >
          {RAINS.map((rain, index) => (
            <option key={rain} value={index}>
              {word(rain)}
            </option>
          ))}
        </NativeSelect>
      </FieldShell>
      <Row>
        <Button
          variant="outlined"
          color="inherit"
          disabled={isPending}
          onClick={() => steer({ isPaused: !city.isPaused })}
        >
          {word(city.isPaused ? 'goOn' : 'pause')}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          disabled={isPending}
          onClick={() => steer({ accident: ACCIDENT })}
        >
          {word('accident', ACCIDENT)}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          disabled={isPending}
          onClick={() => steer({ cut: city.cut ? null : CUT })}
        >
          {city.cut ? word('mend') : word('cut', CUT)}
        </Button>
      </Row>
      {error && (
        <FormHelperText error role="alert">
          {describe(error).text}
        </FormHelperText>
      )}
    </Grid>
  );
}

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  '& > .MuiFormHelperText-root': { gridColumn: '1 / -1', margin: 0 },
});

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, gridColumn: '1 / -1' });
