// RUN: mlir-opt %s --verify-diagnostics

// Of several references to nothing that of the last definition is reported.
irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.parametric @d::@none<>
  }
  irdl.attribute @a {
    // expected-error @+1 {{symbol '@d::@nothing' not found}}
    %0 = irdl.base @d::@nothing
    %1 = irdl.base @d::@neither
  }
}
