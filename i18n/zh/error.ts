/** What went wrong, in the protocol's own words. */
import { FAILURES, type FailureName } from '../../src/contract/grammar/failures.ts';

const failures = Object.fromEntries(
  Object.entries(FAILURES).map(([name, failure]) => [name, failure.message]),
) as Record<FailureName, string>;

export default {
  ...failures,
  exception: '异常：%{error}',
  refusal: {
    error: '错误：%{message}',
    request: '请求失败，%{message}',
  },
  answerLost: '没有收到答复，可能已经保存。请先到列表查看，再决定是否重试。',
  absent: '上游系统没有这项功能',
  unreadable: '上游系统的回答无法识别（%{call}），没有显示任何内容。请联系管理员核对上游接口。',
  noEnvelope:
    '中间的服务器或代理返回了网页（HTTP %{status}），系统没有答复。填写的内容还在。请稍后核对再重试；仍不行，请把“HTTP %{status}”告诉管理员。',
  noEnvelopeOnSave:
    '中间的服务器或代理返回了网页（HTTP %{status}），系统没有答复，可能已经保存。填写的内容还在。请先到列表查看，再决定是否重试。',
  network: '网络不通，请检查网络后重试',
  timeout: '服务器没有回应，请稍后再试',
  unknown: '操作失败',
};
