import { type Message, message } from '../../../stores/data/message'

/** A refused password with the tries that are left; the last one locks the safe-box, which has its own text. */
export const withRemainingAttempts = <R extends { at: string; message: Message }>(
  wrong: R | null,
  tries: number | null,
): R | null =>
  wrong?.at === 'password' && tries ? { ...wrong, message: message('safebox.wrong', { count: tries }) } : wrong
