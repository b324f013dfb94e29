import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { MailStore } from '../../stores/mail/MailStore'
import { useFeature } from '../../stores/react/stores'
import { useWriteOutcome } from '../../stores/react/useWriteOutcome'
import { surface } from '../../theme/mixins'
import { theme } from '../../theme/theme'
import { Button } from '../../ui/actions/Button'
import { OutcomeNote } from '../../ui/feedback/OutcomeNote'

/** What became of the last claim or deletion; in the list, a deletion can be undone for a while. */
export const MailNotes = observer(function MailNotes({ undo = false }: { undo?: boolean }) {
  const { claim, removal } = useFeature(MailStore)
  const { t } = useTranslation()
  return (
    <>
      <OutcomeNote outcome={useWriteOutcome(claim.state)} />
      <OutcomeNote outcome={useWriteOutcome(removal.write.state)} />
      {undo && removal.waiting && (
        <Undo role="status">
          <span>{t(removal.waiting === 'finished' ? 'mail.deletedRead' : 'mail.deleted')}</span>
          <Button variant="soft" size="sm" onClick={() => removal.undo()}>
            {t('mail.undo')}
          </Button>
        </Undo>
      )}
    </>
  )
})

const Undo = styled.div`
  ${surface};
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[3]};
  align-items: center;
  justify-content: space-between;
  min-block-size: 52px;
  padding: ${theme.space[2]} ${theme.space[3]};
  ${theme.type.labelMd};
`
