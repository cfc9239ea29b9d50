// RUN: mlir-opt --mlir-disable-threading %s | FileCheck %s

// As a tree, the last location has a million million parts.
#l0 = loc("a.c":1:1)
#l1 = loc(callsite(#l0 at #l0))
#l2 = loc(callsite(#l1 at #l1))
#l3 = loc(callsite(#l2 at #l2))
#l4 = loc(callsite(#l3 at #l3))
#l5 = loc(callsite(#l4 at #l4))
#l6 = loc(callsite(#l5 at #l5))
#l7 = loc(callsite(#l6 at #l6))
#l8 = loc(callsite(#l7 at #l7))
#l9 = loc(callsite(#l8 at #l8))
#l10 = loc(callsite(#l9 at #l9))
#l11 = loc(callsite(#l10 at #l10))
#l12 = loc(callsite(#l11 at #l11))
#l13 = loc(callsite(#l12 at #l12))
#l14 = loc(callsite(#l13 at #l13))
#l15 = loc(callsite(#l14 at #l14))
#l16 = loc(callsite(#l15 at #l15))
#l17 = loc(callsite(#l16 at #l16))
#l18 = loc(callsite(#l17 at #l17))
#l19 = loc(callsite(#l18 at #l18))
#l20 = loc(callsite(#l19 at #l19))
#l21 = loc(callsite(#l20 at #l20))
#l22 = loc(callsite(#l21 at #l21))
#l23 = loc(callsite(#l22 at #l22))
#l24 = loc(callsite(#l23 at #l23))
#l25 = loc(callsite(#l24 at #l24))
#l26 = loc(callsite(#l25 at #l25))
#l27 = loc(callsite(#l26 at #l26))
#l28 = loc(callsite(#l27 at #l27))
#l29 = loc(callsite(#l28 at #l28))
#l30 = loc(callsite(#l29 at #l29))
#l31 = loc(callsite(#l30 at #l30))
#l32 = loc(callsite(#l31 at #l31))
#l33 = loc(callsite(#l32 at #l32))
#l34 = loc(callsite(#l33 at #l33))
#l35 = loc(callsite(#l34 at #l34))
#l36 = loc(callsite(#l35 at #l35))
#l37 = loc(callsite(#l36 at #l36))
#l38 = loc(callsite(#l37 at #l37))
#l39 = loc(callsite(#l38 at #l38))
#l40 = loc(callsite(#l39 at #l39))

llvm.func @caller() {
  llvm.call @callee() : () -> () loc(unknown)
  llvm.return
} loc(#l40)
llvm.func @callee() {
  llvm.return
} loc(#l40)

// CHECK: module {
// CHECK-NEXT:   llvm.func @caller() {
// CHECK-NEXT:     llvm.call @callee() : () -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @callee() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
