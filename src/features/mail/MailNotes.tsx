import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useMessage, useTranslation } from '../../i18n'
import { useFeature } from '../../stores/core/react'
import { MailStore } from '../../stores/mail/MailStore'
import { failureMessage } from '../../stores/shell/message'
import { surface } from '../../theme/mixins'
import { theme } from '../../theme/theme'
import { Button } from '../../ui/actions/Button'
import { Note } from '../../ui/feedback/Note'

/** What became of the last claim or deletion; in the list, a deletion can be undone for a while. */
export const MailNotes = observer(function MailNotes({ undo = false }: { undo?: boolean }) {
  const { receive, removal } = useFeature(MailStore)
  const { t } = useTranslation()
  const format = useMessage()
  const failed = [receive.state, removal.write.state].filter(
    (state) => state.name === 'refused' || state.name === 'unknown',
  )
  const undone = [receive.state, removal.write.state].some(({ name }) => name === 'undone')
  return (
    <>
      {failed.map((state, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the two writes keep their order
        <Note key={index} tone="danger" live>
          {format(failureMessage(state.failure))}
        </Note>
      ))}
      {undone && (
        <Note tone="warning" live>
          {t('error.undone')}
        </Note>
      )}
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
