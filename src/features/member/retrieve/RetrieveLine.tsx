import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { cents, formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { type LeftInGames, RetrieveStore } from '../../../stores/member/RetrieveStore'
import { useFeature, useStores } from '../../../stores/react/stores'
import { useResource } from '../../../stores/react/useResource'
import { surface } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { TextLink } from '../../../ui/actions/TextLink'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { LINE } from './line'
import { RetrieveNotes } from './RetrieveNotes'

/**
 * Money left in games, one tap from the balance. Its place is kept until it is known whether there is any and, since
 * nothing may move then, until the next visit.
 */
export const RetrieveLine = observer(function RetrieveLine() {
  const store = useFeature(RetrieveStore)
  const { left, retrieval } = store
  const { prefs } = useStores()
  const { t } = useTranslation()
  const [wasKnown] = useState(() => left.value !== null)
  const { value, state } = useResource(left)
  const isKept = !wasKnown && retrieval.state.name === 'idle' && !value?.total
  return (
    <>
      <RetrieveNotes hidden={prefs.amountsHidden} />
      {!value && state !== 'failed' && <Skeleton blockSize={LINE} />}
      {isKept && (value || state === 'failed') && (
        <Root>
          {value ? (
            <p>{t('retrieve.empty')}</p>
          ) : (
            <TextLink to="/member/retrieve-balance" chevron>
              {t('title.retrieveBalance')}
            </TextLink>
          )}
        </Root>
      )}
      {value && value.total > 0 && (
        <Root>
          <TextLink to="/member/retrieve-balance" chevron>
            <Said left={value} />
          </TextLink>
          <Button
            size="sm"
            variant="secondary"
            busy={retrieval.isBusy()}
            busyLabel={t('shell.loading')}
            onClick={() => void store.retrieve()}
          >
            {t('retrieve.back')}
          </Button>
        </Root>
      )}
    </>
  )
})

const Said = observer(function Said({ left: { list, total } }: { left: LeftInGames }) {
  const { prefs } = useStores()
  const { t, i18n } = useTranslation()
  if (prefs.amountsHidden) return t('title.retrieveBalance')
  const amount = formatCents(cents(total), i18n.language)
  const [first, ...others] = list
  return first?.gameName && others.length === 0
    ? t('retrieve.inGame', { amount, game: first.gameName })
    : t('retrieve.inGames', { amount, count: list.length })
})

const Root = styled.div`
  ${surface};
  box-sizing: border-box;
  min-block-size: ${LINE};
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[3]};
  align-items: center;
  justify-content: space-between;
  padding: ${theme.space[2]} ${theme.space[4]};
  ${theme.type.labelMd};
  > p {
    margin: 0;
    color: ${theme.color.text.secondary};
  }
  > a[data-chevron] {
    flex: 1 1 9em;
    min-inline-size: 0;
    min-block-size: ${theme.size.touch};
    white-space: normal;
  }
`
