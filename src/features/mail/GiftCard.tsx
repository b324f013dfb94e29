import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { cents } from '../../domain/money'
import { useTranslation } from '../../i18n'
import { formatWhen } from '../../i18n/dates'
import { type Mail, MailStore } from '../../stores/mail/MailStore'
import { useFeature, useStores } from '../../stores/react/stores'
import { useNow } from '../../stores/react/useNow'
import { theme } from '../../theme/theme'
import { Button } from '../../ui/actions/Button'
import { Art } from '../../ui/art/Art'
import { Note } from '../../ui/feedback/Note'
import { BigAmount } from '../../ui/money/BigAmount'
import { HeroCard } from '../../ui/money/HeroCard'
import { useAwardLook } from '../../ui/rewards/useAwardLook'
import { coinsOf, countText, othersOf } from './awardText'

/** Attachments of a mail: coins, other rewards, when they expire, and the claim button. */
export const GiftCard = observer(function GiftCard({ mail }: { mail: Mail }) {
  const store = useFeature(MailStore)
  const { config, showType } = useStores()
  const look = useAwardLook(config.awardNames)
  const now = useNow()
  const { t, i18n } = useTranslation()
  const { id, awards, expireTime } = mail
  const gift = store.giftOf(mail, now)
  const over = gift === 'over'
  const [coins, others] = [coinsOf(awards), othersOf(awards)]
  return (
    <>
      <HeroCard vip={showType} label={t('mail.gift')}>
        <Inside data-over={over || undefined}>
          <Art name="gift" size={64} />
          {coins > 0 && <BigAmount cents={cents(coins)} locale={i18n.language} plain={over} />}
          {others.length > 0 && (
            <ul>
              {others.map((award) => {
                const { symbol, name } = look(award)
                return (
                  <li key={award.propId}>
                    <Art name={symbol} size={28} />
                    <b>
                      <bdi>{countText(award, i18n.language)}</bdi>
                    </b>
                    <span>{name}</span>
                  </li>
                )
              })}
            </ul>
          )}
        </Inside>
      </HeroCard>
      {gift === 'claimed' && <Note tone="success">{t('mail.gift.received')}</Note>}
      {over && <Note tone="info">{t('mail.gift.over')}</Note>}
      {gift === 'waiting' && (
        <>
          <Note tone="info">{t('mail.gift.until', { when: formatWhen(expireTime, i18n.language) })}</Note>
          <Button
            size="lg"
            wide
            busy={store.claim.isBusy()}
            busyLabel={t('mail.receiving')}
            onClick={() => void store.claimGift(id)}
          >
            {t('mail.receive')}
          </Button>
        </>
      )}
    </>
  )
})

const { color, radius, space, type } = theme

const Inside = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  &[data-over] bdi {
    text-decoration: line-through;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
    inline-size: 100%;
  }
  li {
    flex: 1 1 7rem;
    display: grid;
    justify-items: center;
    gap: 2px;
    padding: ${space[2]};
    border-radius: ${radius.sm};
    background: ${color.bg.inset};
    text-align: center;
  }
  b {
    ${type.numMd};
  }
  li > span {
    ${type.bodySm};
    color: ${color.text.secondary};
  }
`
