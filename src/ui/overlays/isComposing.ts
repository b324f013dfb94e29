/**
 * Whether a key belongs to an input method, which uses Escape and Enter itself. Safari sends the key that ends a
 * composition after its end, as 229.
 */
export const isComposing = ({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === 229
