// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

llvm.func @use(i32)
llvm.func @cond() -> i1
omp.critical.declare @lock
omp.critical.declare @hinted hint(contended, speculative)

llvm.func @f(%n: i32) {
  omp.critical {
    %c = llvm.call @cond() : () -> i1
    llvm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  ^bb2:
    omp.terminator
  }
  omp.critical {
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i32)
llvm.func @cond() -> i1
omp.critical.declare @lock
omp.critical.declare @hinted hint(contended, speculative)

llvm.func @f(%n: i32) {
  omp.parallel {
  omp.critical {
    %c = llvm.call @cond() : () -> i1
    llvm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  ^bb2:
    omp.terminator
  }
  omp.critical {
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i32)
llvm.func @cond() -> i1
omp.critical.declare @lock
omp.critical.declare @hinted hint(contended, speculative)

llvm.func @f(%n: i32) {
  omp.critical(@lock) {
    %c = llvm.call @cond() : () -> i1
    llvm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  ^bb2:
    omp.terminator
  }
  omp.critical(@lock) {
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i32)
llvm.func @cond() -> i1
omp.critical.declare @lock
omp.critical.declare @hinted hint(contended, speculative)

llvm.func @f(%n: i32) {
  omp.parallel {
  omp.critical(@lock) {
    %c = llvm.call @cond() : () -> i1
    llvm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  ^bb2:
    omp.terminator
  }
  omp.critical(@lock) {
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i32)
llvm.func @cond() -> i1
omp.critical.declare @lock
omp.critical.declare @hinted hint(contended, speculative)

llvm.func @f(%n: i32) {
  omp.critical(@hinted) {
    %c = llvm.call @cond() : () -> i1
    llvm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  ^bb2:
    omp.terminator
  }
  omp.critical(@hinted) {
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i32)
llvm.func @cond() -> i1
omp.critical.declare @lock
omp.critical.declare @hinted hint(contended, speculative)

llvm.func @f(%n: i32) {
  omp.parallel {
  omp.critical(@hinted) {
    %c = llvm.call @cond() : () -> i1
    llvm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  ^bb2:
    omp.terminator
  }
  omp.critical(@hinted) {
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i32)
llvm.func @cond() -> i1
omp.critical.declare @lock
omp.critical.declare @hinted hint(contended, speculative)

llvm.func @f(%n: i32) {
  omp.master {
    %c = llvm.call @cond() : () -> i1
    llvm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  ^bb2:
    omp.terminator
  }
  omp.master {
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i32)
llvm.func @cond() -> i1
omp.critical.declare @lock
omp.critical.declare @hinted hint(contended, speculative)

llvm.func @f(%n: i32) {
  omp.parallel {
  omp.master {
    %c = llvm.call @cond() : () -> i1
    llvm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  ^bb2:
    omp.terminator
  }
  omp.master {
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i32)
llvm.func @cond() -> i1
omp.critical.declare @lock
omp.critical.declare @hinted hint(contended, speculative)

llvm.func @f(%n: i32) {
  omp.masked {
    %c = llvm.call @cond() : () -> i1
    llvm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  ^bb2:
    omp.terminator
  }
  omp.masked {
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i32)
llvm.func @cond() -> i1
omp.critical.declare @lock
omp.critical.declare @hinted hint(contended, speculative)

llvm.func @f(%n: i32) {
  omp.parallel {
  omp.masked {
    %c = llvm.call @cond() : () -> i1
    llvm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  ^bb2:
    omp.terminator
  }
  omp.masked {
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i32)
llvm.func @cond() -> i1
omp.critical.declare @lock
omp.critical.declare @hinted hint(contended, speculative)

llvm.func @f(%n: i32) {
  omp.masked filter(%n : i32) {
    %c = llvm.call @cond() : () -> i1
    llvm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  ^bb2:
    omp.terminator
  }
  omp.masked filter(%n : i32) {
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i32)
llvm.func @cond() -> i1
omp.critical.declare @lock
omp.critical.declare @hinted hint(contended, speculative)

llvm.func @f(%n: i32) {
  omp.parallel {
  omp.masked filter(%n : i32) {
    %c = llvm.call @cond() : () -> i1
    llvm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  ^bb2:
    omp.terminator
  }
  omp.masked filter(%n : i32) {
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i32)
llvm.func @cond() -> i1
omp.critical.declare @lock
omp.critical.declare @hinted hint(contended, speculative)

llvm.func @f(%n: i32) {
  omp.single {
    %c = llvm.call @cond() : () -> i1
    llvm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  ^bb2:
    omp.terminator
  }
  omp.single {
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i32)
llvm.func @cond() -> i1
omp.critical.declare @lock
omp.critical.declare @hinted hint(contended, speculative)

llvm.func @f(%n: i32) {
  omp.parallel {
  omp.single {
    %c = llvm.call @cond() : () -> i1
    llvm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  ^bb2:
    omp.terminator
  }
  omp.single {
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i32)
llvm.func @cond() -> i1
omp.critical.declare @lock
omp.critical.declare @hinted hint(contended, speculative)

llvm.func @f(%n: i32) {
  omp.single nowait {
    %c = llvm.call @cond() : () -> i1
    llvm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  ^bb2:
    omp.terminator
  }
  omp.single nowait {
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i32)
llvm.func @cond() -> i1
omp.critical.declare @lock
omp.critical.declare @hinted hint(contended, speculative)

llvm.func @f(%n: i32) {
  omp.parallel {
  omp.single nowait {
    %c = llvm.call @cond() : () -> i1
    llvm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  ^bb2:
    omp.terminator
  }
  omp.single nowait {
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i32)
llvm.func @cond() -> i1
omp.critical.declare @lock
omp.critical.declare @hinted hint(contended, speculative)

llvm.func @f(%n: i32) {
  omp.ordered.region {
    %c = llvm.call @cond() : () -> i1
    llvm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  ^bb2:
    omp.terminator
  }
  omp.ordered.region {
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i32)
llvm.func @cond() -> i1
omp.critical.declare @lock
omp.critical.declare @hinted hint(contended, speculative)

llvm.func @f(%n: i32) {
  omp.parallel {
  omp.ordered.region {
    %c = llvm.call @cond() : () -> i1
    llvm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  ^bb2:
    omp.terminator
  }
  omp.ordered.region {
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  omp.barrier
  omp.barrier
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  omp.flush
  omp.flush
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  omp.flush(%p : !llvm.ptr)
  omp.flush(%p : !llvm.ptr)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  omp.taskwait
  omp.taskwait
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  omp.taskyield
  omp.taskyield
  llvm.return
}
