import styled from '@emotion/styled'
import { theme } from '../../theme/theme'
import { Icon } from '../art/icons/Icon'
import { caretDown } from '../art/icons/icons'
import { TextField, type TextFieldProps } from './TextField'

interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'start'> {
  /** Selected dialling code, such as `+84`. */
  country: string
  countries: readonly { code: string; name: string }[]
  /** Label of the country select. */
  countryLabel: string
  onCountryChange: (code: string) => void
}

/** Phone number with a native select for the dialling code. */
export function PhoneField({ country, countries, countryLabel, onCountryChange, ...field }: PhoneFieldProps) {
  return (
    <TextField
      inputMode="tel"
      autoComplete="tel-national"
      {...field}
      type="tel"
      dir="ltr"
      start={
        <Country>
          <span aria-hidden>{country}</span>
          <Icon of={caretDown} size={14} />
          <select aria-label={countryLabel} value={country} onChange={(event) => onCountryChange(event.target.value)}>
            {countries.map(({ code, name }) => (
              <option key={`${code} ${name}`} value={code}>
                {name} ({code})
              </option>
            ))}
          </select>
        </Country>
      }
    />
  )
}

const Country = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  flex: none;
  align-self: stretch;
  padding-inline-end: 12px;
  ${theme.type.bodyLg};
  font-weight: 600;
  > span {
    max-inline-size: 8ch;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  &::after {
    content: '';
    position: absolute;
    inset-inline-end: 0;
    inset-block: 25%;
    border-inline-end: 1px solid ${theme.color.border.strong};
  }
  select {
    position: absolute;
    inset-block: 0;
    inset-inline: -14px 0;
    min-inline-size: 44px;
    opacity: 0;
    cursor: pointer;
  }
  &:has(select:focus-visible) {
    border-radius: 8px;
    outline: 3px solid ${theme.color.focus};
  }
  option {
    color: ${theme.color.text.primary};
    background: ${theme.color.bg.surface1};
  }
`
