/** A frame that takes a file by dropping, or by the chooser of the system. */
import { styled } from '@mui/material/styles';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';

interface DropZoneProps {
  className?: string;
  /** Endings that the chooser offers; what is dropped may be anything. */
  accept: readonly string[];
  /** What a screen reader calls the chooser. */
  label: string;
  /** Several may be chosen or dropped at once: each is told by itself. */
  isMany?: boolean;
  onFile: (file: File) => void;
  /** @param choose opens the chooser */
  children: (choose: () => void) => ReactNode;
}

export function DropZone({ className, accept, label, isMany = false, onFile, children }: DropZoneProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    for (const file of [...(files ?? [])].slice(0, isMany ? undefined : 1)) onFile(file);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
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
        multiple={isMany}
        hidden
        onChange={event => {
          take(event.target.files);
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
