; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; What the result captures stands behind a colon; who calls with what is allocated before.

// -----
declare void @f(ptr captures(ret ret: address))

; CHECK: {{.*}}:2:34: error: expected ':'
// -----
declare void @f(ptr captures(none, ret ))

; CHECK: {{.*}}:2:40: error: expected ':'
// -----
declare void @f(ptr captures(address, ret: ))

; CHECK: {{.*}}:2:44: error: expected one of 'none', 'address', 'address_is_null', 'provenance' or 'read_provenance'
// -----
declare void @g(ptr)
define void @f(ptr %a) {
  call void @g(ptr %a) preallocated(i32)
  ret void
}

; CHECK: preallocated as a call site attribute can only be on llvm.call.preallocated.arg
