import * as log from '../../src/contract/core/log'
import { appEventLogClient } from '../world/log/log'
import { type Handler, on } from './handler'

export const logHandlers: readonly Handler[] = [on(log.appEventLogClient, appEventLogClient)]
