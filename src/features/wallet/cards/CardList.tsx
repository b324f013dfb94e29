import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { useFeature } from '../../../stores/react/stores'
import { useResource } from '../../../stores/react/useResource'
import { CardStore } from '../../../stores/wallet/CardStore'
import { theme } from '../../../theme/theme'
import { Icon } from '../../../ui/art/icons/Icon'
import { identification, lock, plus } from '../../../ui/art/icons/icons'
import { List } from '../../../ui/data/List'
import { ListRow } from '../../../ui/data/ListRow'
import { Note } from '../../../ui/feedback/Note'
import { ResourceView } from '../../../ui/lists/ResourceView'
import { CardFace } from './CardFace'

/** Default card first, the way to another one, and the rules. */
export const CardList = observer(function CardList({ chosen }: { chosen?: string | null }) {
  const resource = useResource(useFeature(CardStore).cards)
  const { t } = useTranslation()
  const { value } = resource
  const cards = value?.appUserBankList.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault)) ?? []
  const used = { used: cards.length, most: value?.most ?? 0 }
  return (
    <ResourceView resource={resource} shape={['42px', '132px', '132px', '64px']}>
      {value && (
        <Root>
          <p>{cards.length > 0 ? t('cards.intro') : t('cards.none')}</p>
          {cards.map((card) => (
            <CardFace key={card.bankId} card={card} chosen={card.bankId === chosen} />
          ))}
          {cards.length < value.most ? (
            <List>
              <ListRow
                to="/wallets/card/edit"
                title={t('cards.add')}
                text={t('cards.used', used)}
                start={<Icon of={plus} size={22} />}
              />
            </List>
          ) : (
            <Note tone="info">{t('cards.full', used)}</Note>
          )}
          <List label={t('cards.rules')}>
            <ListRow
              title={t('cards.rule.digits')}
              text={t('cards.rule.digits.text')}
              start={<Icon of={lock} size={22} />}
            />
            <ListRow
              title={t('cards.rule.own')}
              text={value.holder ? t('cards.rule.own.text', { holder: value.holder }) : t('cards.rule.own.first')}
              start={<Icon of={identification} size={22} />}
            />
          </List>
        </Root>
      )}
    </ResourceView>
  )
})

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  p {
    margin: 0;
    ${theme.type.bodyMd};
    color: ${theme.color.text.secondary};
  }
`
