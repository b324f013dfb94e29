import styled from '@emotion/styled'
import { type ReactNode, type Ref, useId } from 'react'
import { theme } from '../../theme/theme'
import type { VipTheme } from '../../theme/vip'
import { Art } from '../art/Art'
import { Icon } from '../art/icons/Icon'
import { alert, pencil } from '../art/icons/icons'
import type { SymbolName } from '../art/symbols/symbols'
import { leftToRightText, wellStyles } from '../fields/fieldStyles'
import { amountSize, amountStyles } from './amountStyles'
import { HeroCard } from './HeroCard'

interface AmountHeroProps {
  vip: VipTheme
  /** What is counted. */
  art?: SymbolName
  label: string
  /** The allowed range, on the label's line. */
  range?: ReactNode
  /** As typed; the caller reads it with `readAmount`; no length limit, which would cut a pasted amount short. */
  value: string
  /** Absent where the amount cannot be typed. */
  onChange?: ((value: string) => void) | undefined
  onBlur?: () => void
  /** What is wrong and how to fix it. */
  error?: string | undefined
  hint?: ReactNode
  inputRef?: Ref<HTMLInputElement>
  /** Usually `AmountChips`. */
  children?: ReactNode
}

/** The amount of a money page, as large text that can be typed, with chips below it. */
export function AmountHero({ vip, label, range, value, onChange, error, hint, children, ...input }: AmountHeroProps) {
  const id = useId()
  const { art = 'coin', inputRef, onBlur } = input
  return (
    <HeroCard vip={vip} label={<label htmlFor={id}>{label}</label>} aside={range}>
      <Well data-invalid={error ? '' : undefined}>
        <Art name={art} size={32} eager />
        <Input
          id={id}
          ref={inputRef}
          dir="ltr"
          value={value}
          readOnly={!onChange}
          onChange={(event) => onChange?.(event.currentTarget.value)}
          onFocus={(event) => onChange && event.currentTarget.select()}
          onBlur={onBlur}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error ${id}-hint`}
          data-size={amountSize(value)}
          data-plain={error ? '' : undefined}
        />
        {onChange && <Icon of={pencil} size={20} />}
      </Well>
      <Problem id={`${id}-error`} aria-live="polite">
        {error && (
          <>
            <Icon of={alert} size={16} />
            <span>{error}</span>
          </>
        )}
      </Problem>
      {children}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </HeroCard>
  )
}

const { color } = theme

const Well = styled.div(wellStyles, {
  color: color.text.secondary,
  '> img': { inlineSize: 'min(32px, 9vw)', blockSize: 'auto' },
  // Large text: the amount needs the width.
  [theme.media.largeText]: { '> img, > svg': { display: 'none' } },
})

const Input = styled.input(amountStyles, {
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  padding: 0,
  border: 0,
  ...leftToRightText,
  backgroundColor: 'transparent',
  // The foil makes the text itself transparent.
  caretColor: color.text.primary,
  '&[data-plain]': { color: color.text.primary },
  '&:focus-visible': { outline: 'none' },
})

const Problem = styled.div`
  display: flex;
  gap: 6px;
  ${theme.type.bodySm};
  color: ${color.status.danger.text};
  &:empty {
    display: none;
  }
`

const Hint = styled.p`
  ${theme.type.bodySm};
  color: ${color.text.secondary};
`
