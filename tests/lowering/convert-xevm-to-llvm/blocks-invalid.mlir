// RUN: mlir-opt %s --split-input-file --convert-xevm-to-llvm --verify-diagnostics

func.func @l() {
  // expected-error @below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{scope=#xevm.mem_scope<lane>, addrspace=#xevm.addr_space<private>}>
  return
}

// -----

func.func @l() {
  // expected-error @below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{scope=#xevm.mem_scope<lane>, addrspace=#xevm.addr_space<global>}>
  return
}

// -----

func.func @l() {
  // expected-error @below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{scope=#xevm.mem_scope<lane>, addrspace=#xevm.addr_space<constant>}>
  return
}

// -----

func.func @l() {
  // expected-error @below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{scope=#xevm.mem_scope<lane>, addrspace=#xevm.addr_space<shared>}>
  return
}

// -----

func.func @l() {
  // expected-error @below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{scope=#xevm.mem_scope<lane>, addrspace=#xevm.addr_space<generic>}>
  return
}

// -----

func.func @l() {
  // expected-error @below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{scope=#xevm.mem_scope<subgroup>, addrspace=#xevm.addr_space<private>}>
  return
}

// -----

func.func @l() {
  // expected-error @below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{scope=#xevm.mem_scope<subgroup>, addrspace=#xevm.addr_space<global>}>
  return
}

// -----

func.func @l() {
  // expected-error @below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{scope=#xevm.mem_scope<subgroup>, addrspace=#xevm.addr_space<constant>}>
  return
}

// -----

func.func @l() {
  // expected-error @below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{scope=#xevm.mem_scope<subgroup>, addrspace=#xevm.addr_space<shared>}>
  return
}

// -----

func.func @l() {
  // expected-error @below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{scope=#xevm.mem_scope<subgroup>, addrspace=#xevm.addr_space<generic>}>
  return
}

// -----

func.func @l() {
  // expected-error @below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{scope=#xevm.mem_scope<workgroup>, addrspace=#xevm.addr_space<private>}>
  return
}

// -----

func.func @l() {
  // expected-error @below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{scope=#xevm.mem_scope<workgroup>, addrspace=#xevm.addr_space<constant>}>
  return
}

// -----

func.func @l() {
  // expected-error @below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{scope=#xevm.mem_scope<workgroup>, addrspace=#xevm.addr_space<generic>}>
  return
}

// -----

func.func @l() {
  // expected-error @below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{scope=#xevm.mem_scope<cluster>, addrspace=#xevm.addr_space<private>}>
  return
}

// -----

func.func @l() {
  // expected-error @below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{scope=#xevm.mem_scope<cluster>, addrspace=#xevm.addr_space<global>}>
  return
}

// -----

func.func @l() {
  // expected-error @below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{scope=#xevm.mem_scope<cluster>, addrspace=#xevm.addr_space<constant>}>
  return
}

// -----

func.func @l() {
  // expected-error @below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{scope=#xevm.mem_scope<cluster>, addrspace=#xevm.addr_space<shared>}>
  return
}

// -----

func.func @l() {
  // expected-error @below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{scope=#xevm.mem_scope<cluster>, addrspace=#xevm.addr_space<generic>}>
  return
}

// -----

func.func @l() {
  // expected-error @below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{scope=#xevm.mem_scope<device>, addrspace=#xevm.addr_space<private>}>
  return
}

// -----

func.func @l() {
  // expected-error @below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{scope=#xevm.mem_scope<device>, addrspace=#xevm.addr_space<constant>}>
  return
}

// -----

func.func @l() {
  // expected-error @below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{scope=#xevm.mem_scope<device>, addrspace=#xevm.addr_space<generic>}>
  return
}

// -----

func.func @l() {
  // expected-error @below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{scope=#xevm.mem_scope<system>, addrspace=#xevm.addr_space<private>}>
  return
}

// -----

func.func @l() {
  // expected-error @below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{scope=#xevm.mem_scope<system>, addrspace=#xevm.addr_space<global>}>
  return
}

// -----

func.func @l() {
  // expected-error @below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{scope=#xevm.mem_scope<system>, addrspace=#xevm.addr_space<constant>}>
  return
}

// -----

func.func @l() {
  // expected-error @below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{scope=#xevm.mem_scope<system>, addrspace=#xevm.addr_space<shared>}>
  return
}

// -----

func.func @l() {
  // expected-error @below {{failed to legalize operation 'xevm.memfence' that was explicitly marked illegal}}
  xevm.memfence <{scope=#xevm.mem_scope<system>, addrspace=#xevm.addr_space<generic>}>
  return
}
