import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { cents, formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { useFeature } from '../../../stores/core/react'
import { CareStore } from '../../../stores/member/CareStore'
import { theme } from '../../../theme/theme'

/** What a self-exclusion does with the player's money; nothing for a server that does not say. */
export const ExclusionMoney = observer(function ExclusionMoney() {
  const { care } = useFeature(CareStore)
  const { t, i18n } = useTranslation()
  const money = care.value?.exclusion
  if (!money) return null
  const row = (name: string, amount: number) => (
    <div>
      <dt>{name}</dt>
      <dd translate="no">{formatCents(cents(amount), i18n.language)}</dd>
    </div>
  )
  return (
    <Root>
      {row(t('care.exclusion.own'), money.own)}
      {money.bonus > 0 && row(t('care.exclusion.bonus'), money.bonus)}
    </Root>
  )
})

const { color, space, type } = theme

const Root = styled.dl`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  div {
    display: flex;
    justify-content: space-between;
    gap: ${space[3]};
  }
  dd {
    ${type.numMd};
    margin: 0;
    color: ${color.text.primary};
  }
`
