import Button from '@mui/material/Button';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createCabdeskTheme } from './theme.ts';

test.each(['text', 'outlined', 'contained'] as const)(
  'the word of a busy %s button stays readable',
  variant => {
    const theme = createCabdeskTheme({ mode: 'light' });
    render(
      <ThemeProvider theme={theme}>
        <Button variant={variant} loading>
          改派
        </Button>
      </ThemeProvider>,
    );
    const button = screen.getByRole('button', { name: '改派' });
    // in the middle the sign would stand on the word, which MUI then makes transparent
    expect(button.className).not.toContain('loadingPositionCenter');
    expect(getComputedStyle(button).color).not.toMatch(/transparent|rgba?\([^)]*,\s*0\)/);
    expect(button.querySelector('[role=progressbar]')).not.toBeNull();
  },
);
