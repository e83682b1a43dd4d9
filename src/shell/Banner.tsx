/** Something that holds for every page at the moment, and one way on: in the flow, so that it covers nothing. */
import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface BannerProps {
  tone: AlertColor;
  text: string;
  action?: { label: string; onClick: () => void };
}

export function Banner({ tone, text, action }: BannerProps) {
  return (
    <Alert
      severity={tone}
      sx={{ flex: 'none', borderRadius: 0 }}
      action={
        action && (
          <Button color="inherit" variant="outlined" onClick={action.onClick}>
            {action.label}
          </Button>
        )
      }
    >
      {text}
    </Alert>
  );
}
