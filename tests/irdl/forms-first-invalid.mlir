// RUN: not mlir-opt %s --irdl-file=%s 2>&1 | FileCheck %s

// The form of all constraints is looked at before what they name.

irdl.dialect @first {
  irdl.operation @op {
    %0 = irdl.base "!nope.type"
    irdl.operands(a: %0)
  }
}

irdl.dialect @second {
  irdl.type @type {
    %0 = irdl.any
    %1 = irdl.is i32
    %2 = irdl.any_of(%0, %1)
    irdl.parameters(a: %2)
  }
}

// CHECK-NOT: no registered type
// CHECK: :0:0: error: any_of constraints are not in the correct form
