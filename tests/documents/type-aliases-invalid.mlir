// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --verify-diagnostics

// An alias stands for what was defined before.

// expected-error @+1 {{undefined symbol alias id 'b'}}
!a = !llvm.struct<"a", (struct<"c", (!b)>)>
!b = !llvm.struct<"b", (ptr)>
"test.types"() {a = !a, b = !b} : () -> ()

// -----

// A struct cannot be named before its body without the switch for it.

// expected-error @+1 {{struct without a body only allowed in a recursive struct}}
!alias0 = !llvm.struct<"foo">
!alias1 = !llvm.struct<"bar", (i32, !alias0)>
