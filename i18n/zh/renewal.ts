/** The renewal step of the sign-in. */
export default {
  account: '账号',
  title: '设置新密码',
  why: '首次登录或密码已重置，请设置自己的密码，8 至 64 个字符。',
  newPassword: '新密码',
  repeatPassword: '再次输入新密码',
  save: '保存并登录',
  backToSignIn: '返回登录',
  lengthWrong: '密码须为 8 至 64 个字符',
  notSame: '两次输入不一致',
  samePassword: '新密码不能与旧密码相同',
  commonPassword: '新密码太常见，容易被猜到，请换一个',
  refused: '错误：',
  exception: '异常：',
};
