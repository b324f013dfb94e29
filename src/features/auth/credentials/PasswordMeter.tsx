import styled from '@emotion/styled'
import { passwordStrength } from '../../../domain/auth/passwordStrength'
import { useTranslation } from '../../../i18n'
import { theme } from '../../../theme/theme'
import { Icon } from '../../../ui/art/icons/Icon'
import { success } from '../../../ui/art/icons/icons'

interface PasswordMeterProps {
  password: string
  /** The configuration's limits of a password. */
  limits: Parameters<typeof passwordStrength>[1]
}

const STEPS = [1, 2, 3, 4]

/** How strong a new password is, in a bar and a word, and which rules it still misses. */
export function PasswordMeter({ password, limits }: PasswordMeterProps) {
  const { t } = useTranslation()
  const { level, score, rules } = passwordStrength(password, limits)
  return (
    <>
      <Meter data-level={level}>
        {STEPS.map((step) => (
          <i key={step} data-on={step <= score || undefined} />
        ))}
        <output>{password && t(`auth.password.${level}`)}</output>
      </Meter>
      <Rules>
        {rules.map(({ name, met }) => (
          <li key={name} data-met={met || undefined}>
            {met ? <Icon of={success} size={16} label={t('auth.password.met')} /> : <i />}
            {t(`auth.password.has.${name}`, { min: limits.min })}
          </li>
        ))}
      </Rules>
    </>
  )
}

const { color, space } = theme

const Meter = styled.span`
  display: flex;
  gap: ${space[1]};
  align-items: center;
  > i {
    flex: 1;
    block-size: 4px;
    border-radius: ${theme.radius.pill};
    background: ${color.border.subtle};
  }
  > i[data-on] {
    background: ${color.status.success.text};
  }
  &[data-level='weak'] > i[data-on] {
    background: ${color.status.warning.text};
  }
  output {
    min-inline-size: 4rem;
    min-block-size: 1lh;
    text-align: end;
    font-weight: 600;
    color: ${color.status.success.text};
  }
  &[data-level='weak'] output {
    color: ${color.status.warning.text};
  }
  @media (forced-colors: active) {
    > i[data-on] {
      background: Highlight;
    }
  }
`

const Rules = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  margin: ${space[1]} 0 0;
  padding: 0;
  list-style: none;
  li {
    display: inline-flex;
    gap: ${space[1]};
    align-items: center;
  }
  li > i {
    box-sizing: border-box;
    inline-size: 14px;
    block-size: 14px;
    margin: 1px;
    border: 1.5px solid currentColor;
    border-radius: 50%;
  }
  li[data-met] {
    color: ${color.status.success.text};
  }
`
