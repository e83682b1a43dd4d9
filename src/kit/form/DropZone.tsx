/** A frame that takes a file by dropping, or by the chooser of the system. */
import { styled } from '@mui/material/styles';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';

interface DropZoneProps {
  className?: string;
  /** Endings that the chooser offers; what is dropped may be anything. */
  accept: readonly string[];
  /** What a screen reader calls the chooser. */
  label: string;
  onFile: (file: File) => void;
  /** @param choose opens the chooser */
  children: (choose: () => void) => ReactNode;
}

export function DropZone({ className, accept, label, onFile, children }: DropZoneProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (file: File | undefined) => {
    if (file) onFile(file);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <Frame
      className={className}
      data-over={isOver || undefined}
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <input
        ref={chooser}
        type="file"
        accept={accept.join(',')}
        aria-label={label}
        hidden
        onChange={event => {
          take(event.target.files?.[0]);
          // the same file again is a choice, too
          event.target.value = '';
        }}
      />
      {children(() => chooser.current?.click())}
    </Frame>
  );
}

const Frame = styled('div')(({ theme: { tokens } }) => ({
  padding: 12,
  border: `1px dashed ${tokens.outline}`,
  borderRadius: 6,
  '&[data-over]': { borderColor: tokens.accent.ink, backgroundColor: tokens.accent.soft },
}));
