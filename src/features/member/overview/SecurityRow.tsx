import styled from '@emotion/styled'
import type { UserInfo } from '../../../contract/member'
import { PROTECTIONS, securityOf } from '../../../domain/member/security'
import { useTranslation } from '../../../i18n'
import { theme } from '../../../theme/theme'
import { Icon } from '../../../ui/art/icons/Icon'
import { lock } from '../../../ui/art/icons/icons'
import { ListRow } from '../../../ui/data/ListRow'

/** How well the account is protected, with the first step that is missing. */
export function SecurityRow({ info }: { info: UserInfo }) {
  const { t } = useTranslation()
  const { level, next } = securityOf(info)
  const text = next
    ? t('member.security.level', { level, of: PROTECTIONS.length, step: t(`member.security.${next}`) })
    : t('member.security.all')
  return (
    <ListRow
      to="/member/profile"
      title={t('member.security')}
      text={text}
      start={<Icon of={lock} size={22} />}
      end={
        <Bars aria-hidden>
          {PROTECTIONS.map((one, index) => (
            <i key={one} data-on={index < level || undefined} />
          ))}
        </Bars>
      }
    />
  )
}

const Bars = styled.span`
  display: flex;
  gap: 3px;
  i {
    inline-size: 14px;
    block-size: 5px;
    border-radius: 3px;
    border: 1px solid ${theme.color.border.strong};
  }
  i[data-on] {
    border-color: transparent;
    background: ${theme.color.status.success.text};
  }
  @media (forced-colors: active) {
    i[data-on] {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`
