import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { useFeature } from '../../stores/react/stores'
import { ChatStore } from '../../stores/service/ChatStore'
import { Chip } from '../../ui/actions/Chip'
import { ChipRow } from '../../ui/actions/ChipRow'
import { Art } from '../../ui/art/Art'
import { useQuestions } from './useQuestions'

/** Questions to ask with one tap, above the composer; a person comes last. */
export const QuestionChips = observer(function QuestionChips({ order }: { order: string | null }) {
  const chat = useFeature(ChatStore)
  const { t } = useTranslation()
  const questions = useQuestions(order)
  const { thread } = chat
  const isByProgram = thread?.agent === '' && thread.place === null
  return (
    <Root data-waits={!thread || thread.closed || undefined}>
      <ChipRow label={t('service.topics')}>
        {questions.map(({ art, topic, text, order: about }) => (
          <Chip key={text} art={<Art name={art} size={22} />} onClick={() => void chat.send(text, about)}>
            {topic}
          </Chip>
        ))}
        {isByProgram && (
          <Chip art={<Art name="speech" size={22} />} onClick={() => void chat.send(t('service.person'))}>
            {t('service.person')}
          </Chip>
        )}
      </ChipRow>
    </Root>
  )
})

/** Keeps its place while nothing can be asked. */
const Root = styled.div`
  min-inline-size: 0;
  &[data-waits] {
    visibility: hidden;
  }
`
