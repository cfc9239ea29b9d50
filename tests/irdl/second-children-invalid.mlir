// RUN: mlir-opt %s --split-input-file --verify-diagnostics

irdl.dialect @d {
  // expected-error @+1 {{failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type irdl.operands}}
  irdl.operation @before_what_is_in_it {
    %0 = irdl.any
    %g = irdl.region with size 0
    irdl.operands(a: %0)
    irdl.operands(a: %0)
  }
}

// -----

irdl.dialect @d {
  // expected-error @+1 {{failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type irdl.parameters}}
  irdl.type @Before_its_name {
    %0 = irdl.any
    irdl.parameters(a: %0)
    irdl.parameters(a: %0, a: %0)
  }
}
