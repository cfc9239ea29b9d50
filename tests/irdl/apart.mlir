// RUN: mlir-opt %s | FileCheck %s

// Used by apart-invalid.mlir.
irdl.dialect @d {
  irdl.type @p {
    %0 = irdl.any
    irdl.parameters(x: %0)
  }
  irdl.attribute @pa {
    %0 = irdl.any
    irdl.parameters(x: %0)
  }
  irdl.operation @attribute {
    %z = irdl.any
    %x = irdl.parametric @d::@pa<%z>
    irdl.attributes {"a" = %x}
  }
  irdl.operation @type {
    %z = irdl.any
    %x = irdl.parametric @d::@p<%z>
    irdl.attributes {"a" = %x}
  }
  irdl.operation @regions {
    %z = irdl.is i32
    irdl.operands(x: %z)
    %r = irdl.region(%z)
    irdl.regions(r: %r)
  }
}

// CHECK: module {
// CHECK-NEXT:   irdl.dialect @d {
// CHECK-NEXT:     irdl.type @p {
// CHECK-NEXT:       %[[V0:[^ ]+]] = irdl.any
// CHECK-NEXT:       irdl.parameters(x: %[[V0]])
// CHECK-NEXT:     }
// CHECK-NEXT:     irdl.attribute @pa {
// CHECK-NEXT:       %[[V0:[^ ]+]] = irdl.any
// CHECK-NEXT:       irdl.parameters(x: %[[V0]])
// CHECK-NEXT:     }
// CHECK-NEXT:     irdl.operation @attribute {
// CHECK-NEXT:       %[[V0:[^ ]+]] = irdl.any
// CHECK-NEXT:       %[[V1:[^ ]+]] = irdl.parametric @d::@pa<%[[V0]]> 
// CHECK-NEXT:       irdl.attributes {"a" = %[[V1]]}
// CHECK-NEXT:     }
// CHECK-NEXT:     irdl.operation @type {
// CHECK-NEXT:       %[[V0:[^ ]+]] = irdl.any
// CHECK-NEXT:       %[[V1:[^ ]+]] = irdl.parametric @d::@p<%[[V0]]> 
// CHECK-NEXT:       irdl.attributes {"a" = %[[V1]]}
// CHECK-NEXT:     }
// CHECK-NEXT:     irdl.operation @regions {
// CHECK-NEXT:       %[[V0:[^ ]+]] = irdl.is i32 
// CHECK-NEXT:       irdl.operands(x: %[[V0]])
// CHECK-NEXT:       %[[V1:[^ ]+]] = irdl.region(%[[V0]])
// CHECK-NEXT:       irdl.regions(r: %[[V1]])
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
