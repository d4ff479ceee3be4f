import { Button, type ButtonProps } from '@mantine/core';

interface Props extends ButtonProps {
  isReady: boolean;
  title?: string;
  onPress: () => void;
}

/** A button that cannot be pressed at times. A disabled one would drop the reader's focus, so it is only greyed. */
export function VerbButton({ isReady, onPress, ...button }: Props) {
  return (
    <Button
      variant="default"
      {...button}
      {...(!isReady && { 'data-disabled': true, 'aria-disabled': true })}
      onClick={() => isReady && onPress()}
    />
  );
}
