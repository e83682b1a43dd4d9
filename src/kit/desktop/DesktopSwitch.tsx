import Switch, { type SwitchProps } from '@mui/material/Switch';
import { useDesktopNotifications } from './use-desktop-notifications.tsx';

/** Switches desktop notifications, and asks the browser where it has to be asked. For any label. */
export function DesktopSwitch(props: Pick<SwitchProps, 'id' | 'slotProps'>) {
  const { isOffered, isOn, enable, disable, help } = useDesktopNotifications();
  return (
    <>
      <Switch
        {...props}
        checked={isOn}
        disabled={!isOffered}
        onChange={(_, isWanted) => (isWanted ? enable() : disable())}
      />
      {help}
    </>
  );
}
