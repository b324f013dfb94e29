import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { cents, formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { useFeature, useStores } from '../../../stores/core/react'
import { useResource } from '../../../stores/core/useResource'
import { RetrieveStore } from '../../../stores/member/RetrieveStore'
import { surface } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { TextLink } from '../../../ui/actions/TextLink'
import { LINE } from './line'
import { RetrieveNotes } from './RetrieveNotes'

/** Money left in games, one tap from the balance. Its place is there before the amount is, so nothing below moves. */
export const RetrieveLine = observer(function RetrieveLine() {
  const { left, retrieval } = useFeature(RetrieveStore)
  const { prefs } = useStores()
  const { t, i18n } = useTranslation()
  const { value } = useResource(left)
  return (
    <>
      <RetrieveNotes />
      <Root>
        <TextLink to="/member/retrieve-balance" chevron>
          {t('retrieve.line')}
        </TextLink>
        {value && value.total > 0 ? (
          <Button
            size="sm"
            variant="secondary"
            busy={retrieval.isBusy()}
            busyLabel={t('shell.loading')}
            onClick={() => void retrieval.run()}
          >
            {prefs.amountsHidden
              ? t('retrieve.back')
              : t('retrieve.all', { amount: formatCents(cents(value.total), i18n.language) })}
          </Button>
        ) : (
          value && <bdi>{formatCents(cents(value.total), i18n.language)}</bdi>
        )}
      </Root>
    </>
  )
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
  > a[data-chevron] {
    min-block-size: ${theme.size.touch};
  }
`
