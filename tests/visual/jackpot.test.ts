import { compareWithBaselines } from './support/compare'
import { shots, topicOf } from './support/shots'

compareWithBaselines(shots.filter((shot) => topicOf(shot) === 'jackpot'))
