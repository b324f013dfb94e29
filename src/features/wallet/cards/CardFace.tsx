import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { BankCard } from '../../../contract/member'
import { maskedNumber } from '../../../domain/wallet/cardName'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/react/stores'
import { frame, surface } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'
import { TextLink } from '../../../ui/actions/TextLink'
import { Icon } from '../../../ui/art/icons/Icon'
import { check } from '../../../ui/art/icons/icons'
import { ChannelMark } from '../../../ui/art/marks/ChannelMark'
import { Pattern } from '../../../ui/art/scene/Pattern'
import { Badge } from '../../../ui/data/Badge'

/** A bank card; the default one is framed, the one beside its form outlined. */
export const CardFace = observer(function CardFace({ card, chosen }: { card: BankCard; chosen: boolean }) {
  const { showType } = useStores()
  const { t } = useTranslation()
  const { bankId, bankName, accountMasked, holder, isDefault } = card
  const number = maskedNumber(accountMasked)
  return (
    <Root aria-label={bankName} data-default={isDefault || undefined} data-chosen={chosen || undefined}>
      <Pattern vip={showType} strength={0.06} />
      <Bank>
        <ChannelMark id={bankName} size={36} />
        <h2>{bankName}</h2>
        {isDefault && (
          <Badge tone="success">
            <Icon of={check} size={14} />
            {t('cards.default')}
          </Badge>
        )}
      </Bank>
      <Line>
        <div>
          <Digits dir="ltr">{number}</Digits>
          <bdi>{holder}</bdi>
        </div>
        <TextLink to={`/wallets/card/edit?id=${encodeURIComponent(bankId)}`} chevron>
          {t('cards.edit', { number })}
        </TextLink>
      </Line>
    </Root>
  )
})

const { color, space, type } = theme

const Root = styled.article(surface, {
  position: 'relative',
  display: 'grid',
  gap: space[3],
  padding: space[4],
  '&[data-default]': frame,
  '&[data-chosen]': { outline: `2px solid ${color.accent.text}`, outlineOffset: '2px' },
  '> div': { position: 'relative' },
})

const Bank = styled.div`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  h2 {
    ${type.titleSm};
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: end;
  justify-content: space-between;
  bdi {
    display: block;
    ${type.bodySm};
    color: ${color.text.secondary};
    text-transform: uppercase;
  }
`

const Digits = styled.bdi`
  && {
    ${type.numLg};
    color: ${color.text.primary};
    letter-spacing: 0.08em;
    text-align: start;
  }
`
